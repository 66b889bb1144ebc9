// A preview has no backend. Forms get a notice in response: JSON for scripts, text for native form posts.
const notice = 'This is a preview: nothing was sent.';

export default {
  fetch: (request) =>
    request.headers.get('content-type')?.includes('json')
      ? Response.json({ success: false, error: notice })
      : new Response(notice),
};
