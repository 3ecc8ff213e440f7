import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type MockProvider, startMockProvider } from '../../../../../tests/mock-provider/index.ts';
import { geminiGuide } from '../gemini.ts';
import type { ModelSettings } from '../model-guide.ts';
import { openAiGuide } from '../openai.ts';
import type { ChatProvider } from '../provider.ts';

type MakeGuide = (settings?: Partial<ModelSettings> & { readonly baseUrl?: string }) => ChatProvider;

/** A service that answers by script for the tests of one file, and the guides that speak through it. */
export interface ModelServices {
  readonly script: MockProvider['script'];
  /** Lets go of what it holds back. */
  readonly release: MockProvider['release'];
  /** What was asked of it since the test began, or since `forget`. */
  readonly callsNow: () => MockProvider['calls'];
  readonly forget: () => void;
  readonly openAi: MakeGuide;
  readonly gemini: MakeGuide;
  /** Both kinds, each with its name. */
  readonly guides: readonly (readonly [string, MakeGuide])[];
}

/** Starts the service before the tests of a file and ends it after them. */
export function modelServices(apiKey = 'sk-test'): ModelServices {
  let mock: MockProvider;
  let before = 0;
  const forget = () => {
    before = mock.calls.length;
  };
  beforeAll(async () => {
    mock = await startMockProvider();
  });
  afterAll(() => mock.close());
  beforeEach(forget);
  const base = () => ({ apiKey, model: 'small', chance: () => 0.5, backoffMs: 1, baseUrl: mock.baseUrl });
  const openAi: MakeGuide = (settings) => openAiGuide({ ...base(), ...settings });
  const gemini: MakeGuide = (settings) => geminiGuide({ ...base(), ...settings });
  return {
    script: (...answers) => mock.script(...answers),
    release: () => mock.release(),
    callsNow: () => mock.calls.slice(before),
    forget,
    openAi,
    gemini,
    guides: [
      ['an OpenAI-compatible service', openAi],
      ['Google Gemini', gemini],
    ],
  };
}
