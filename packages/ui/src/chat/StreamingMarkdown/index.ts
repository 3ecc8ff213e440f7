export { StreamingMarkdown, type StreamingMarkdownProps } from './StreamingMarkdown.tsx';
