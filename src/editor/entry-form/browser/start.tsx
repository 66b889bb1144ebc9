/// <reference lib="dom" />
import { createRoot } from 'react-dom/client';
import { EntryPage } from './entry-page.tsx';

const container = document.getElementById('main');
const file = new URLSearchParams(location.search).get('file') ?? '';
if (container !== null) createRoot(container).render(<EntryPage file={file} />);
