// A preview has no booking service: it answers its forms with a notice, as JSON to scripts and as text to browsers.
const notice = 'This is a preview: nothing was sent.';

export default {
  fetch: (request) =>
    request.headers.get('content-type')?.includes('json')
      ? Response.json({ success: false, error: notice })
      : new Response(notice),
};
