import './fonts.css.ts';
