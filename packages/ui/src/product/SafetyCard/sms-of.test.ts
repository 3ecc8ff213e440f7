import { describe, expect, it } from 'vitest';
import { smsOf } from './sms-of.ts';

describe('a text message', () => {
  it.each([
    ['Text 988', 'sms:988'],
    ['Text 0477 13 11 14', 'sms:0477131114'],
    ['Text HOME to 741741', 'sms:741741?&body=HOME'],
    ['Text HELLO to 50808 (Text About It)', 'sms:50808?&body=HELLO'],
  ])('begins from “%s”', (text, href) => expect(smsOf(text)).toBe(href));

  it.each(['WhatsApp 9151 1767', '*0767 from a mobile phone', 'Or 0800-0113, free of charge'])('is not what “%s” means', (text) =>
    expect(smsOf(text)).toBeUndefined(),
  );
});
