import { holdBackArticles } from '../start/articles.ts';

holdBackArticles();
