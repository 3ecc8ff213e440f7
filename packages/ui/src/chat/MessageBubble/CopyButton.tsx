import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';

const CONFIRM_MS = 2000;

/** Copies a text and says so for two seconds. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <IconButton
      size="small"
      label={copied ? 'Copied' : 'Copy reply'}
      icon={copied ? <Check size="1em" /> : <Copy size="1em" />}
      onClick={copy}
    />
  );
}
