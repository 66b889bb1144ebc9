import type { Plugin } from 'vite';

const answer = {
  success: false,
  error: 'This is the preview: nothing was sent. "npm start" takes bookings.',
};

/** Answers the forms of the preview at once. Where nobody answers, a form tries again for a quarter of a minute. */
export function previewForms(): Plugin {
  return {
    name: 'preview-forms',
    apply: 'serve',
    // A build beside the preview would load every open page anew, and empty a form half filled in.
    config: () => ({
      server: { watch: { ignored: ['**/.cache/**', '**/.local/**', '**/dist/**'] } },
      // Found only when a form opens, they would load the page anew under the visitor's hands.
      optimizeDeps: { include: ['react-dom/client', 'zod/mini', '@supabase/supabase-js'] },
    }),
    configureServer({ middlewares }) {
      middlewares.use('/functions/v1', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answer));
      });
    },
  };
}
