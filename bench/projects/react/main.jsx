import { createRoot } from 'react-dom/client';
import { Page } from './page.jsx';
import './styles.css';

createRoot(document.getElementById('root')).render(<Page />);
