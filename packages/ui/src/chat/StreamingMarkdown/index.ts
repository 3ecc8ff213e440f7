export { preloadMarkdown, StreamingMarkdown, type StreamingMarkdownProps } from './StreamingMarkdown.tsx';
