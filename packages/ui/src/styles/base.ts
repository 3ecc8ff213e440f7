import './base.css.ts';
import './root.css.ts';
