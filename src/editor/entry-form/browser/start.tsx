/// <reference lib="dom" />
import { createRoot } from 'react-dom/client';
import { AllFiles } from './all-files.tsx';
import { EntryPage } from './entry-page.tsx';

const container = document.getElementById('files');
const query = new URLSearchParams(location.search);
const file = query.get('file');
if (container !== null)
  createRoot(container).render(
    file === null ? <AllFiles started={query.get('new') ?? ''} /> : <EntryPage file={file} />,
  );
