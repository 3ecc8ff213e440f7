import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../internal/texts.tsx';
import { QuietButton } from '../QuietButton/index.ts';
import { messageBubbleTexts } from './texts.ts';

const CONFIRM_MS = 2000;

/** Copies a text and says so for two seconds; says nothing where the browser refuses. */
export function CopyButton({ text }: { text: string }) {
  const texts = useTexts('MessageBubble', messageBubbleTexts);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return <QuietButton label={copied ? texts.copied : texts.copy} icon={copied ? Check : Copy} onClick={copy} />;
}
