import { z } from 'zod';
import { belongTogether, isVapidPrivateKey, isVapidPublicKey, type VapidKeys } from './notifications/push/vapid.ts';

const flag = (byDefault: boolean) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off')
    .optional()
    .transform((text) => (text === undefined ? byDefault : text === 'on' || text === 'true' || text === '1'));
const text = z.string().trim().min(1, 'must not be empty').max(2000, 'is too long').optional();
const megabytes = (byDefault: number) =>
  z.coerce
    .number('must be a number of megabytes')
    .positive('must be more than 0')
    .max(1_000_000, 'is too large')
    .default(byDefault)
    .transform((size) => Math.floor(size * 1024 * 1024));
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional();
const origin = z
  .string()
  .refine((value) => URL.parse(value)?.origin === value, 'must be origins such as https://api.example.org, with commas between');

const Variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test'], 'must be production, development or test').default('production'),
  HOST: z.string().trim().min(1, 'must not be empty').default('127.0.0.1'),
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65_535, 'must be 0 to 65535')
    .default(8787),
  TRUST_PROXY: z.coerce
    .number('must be a number of proxies')
    .int('must be a whole number')
    .min(0, 'must be 0 to 10')
    .max(10, 'must be 0 to 10')
    .default(0),
  METRICS_TOKEN: text,
  API_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(origin)),
  DATA_DIR: z.string().trim().min(1, 'must not be empty').default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PUBLIC_URL: httpUrl,
  ADMIN_EMAIL: z.email('must be an e-mail address').toLowerCase().optional(),
  AI_PROVIDER: z.enum(['offline', 'openai', 'gemini'], 'must be offline, openai or gemini').default('offline'),
  AI_BASE_URL: httpUrl,
  AI_API_KEY: text,
  AI_MODEL: text,
  AI_DAILY_BUDGET: z.coerce
    .number('must be a number of tokens')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(1_000_000_000, 'is too large')
    .optional(),
  TTS_BASE_URL: httpUrl,
  TTS_API_KEY: text,
  TTS_MODEL: text,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: text,
  OIDC_ISSUER: httpUrl,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  S3_ENDPOINT: httpUrl,
  S3_BUCKET: text,
  S3_KEY: text,
  S3_SECRET: text,
  VAPID_PUBLIC_KEY: z.string().trim().refine(isVapidPublicKey, 'must be a public key as `pnpm vapid` prints it').optional(),
  VAPID_PRIVATE_KEY: z.string().trim().refine(isVapidPrivateKey, 'must be a private key as `pnpm vapid` prints it').optional(),
  VAPID_SUBJECT: z
    .string()
    .trim()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be how you can be reached, as mailto:you@example.org or https://…')
    .max(200, 'is too long')
    .optional(),
  DOCUMENT_MAX_MB: megabytes(100),
  VIDEO_MAX_MB: megabytes(2048),
  LIBRARY_MAX_MB: megabytes(20_480),
  RATE_LIMIT_SCALE: z.coerce.number('must be a number').positive('must be more than 0').max(1_000_000, 'is too large').default(1),
  ENABLE_LOGS: flag(false),
  ENABLE_AUDIO: flag(true),
  ENABLE_OFFLINE: flag(true),
  DEMO: z.enum(['on', 'off'], 'must be on or off').optional(),
  BUILD_ENV: z.string().trim().min(1, 'must not be empty').max(60, 'is too long').optional(),
  BUILD_ID: z.string().trim().min(1, 'must not be empty').max(100, 'is too long').default('dev'),
});

const vapid = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

/** What pushes are signed with; undefined unless all of it is set. */
function pushKeysOf(v: z.output<typeof Variables>): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = v;
  return publicKey === undefined || privateKey === undefined || subject === undefined ? undefined : { publicKey, privateKey, subject };
}

const Settings = Variables.superRefine((v, context) => {
  const isSpeechAsked = [v.TTS_BASE_URL, v.TTS_API_KEY, v.TTS_MODEL].some((setting) => setting !== undefined);
  for (const name of ['TTS_BASE_URL', 'TTS_MODEL'] as const) {
    if (isSpeechAsked && v[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with the other TTS_ settings' });
  }
  const isPushAsked = vapid.some((name) => v[name] !== undefined);
  for (const name of vapid) {
    if (isPushAsked && v[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with the other VAPID_ settings' });
  }
  const push = pushKeysOf(v);
  if (push && !belongTogether(push))
    context.addIssue({ code: 'custom', path: ['VAPID_PRIVATE_KEY'], message: 'does not belong to VAPID_PUBLIC_KEY' });
  if (v.AI_PROVIDER === 'offline') return;
  const needed = v.AI_PROVIDER === 'openai' ? (['AI_BASE_URL', 'AI_MODEL'] as const) : (['AI_API_KEY', 'AI_MODEL'] as const);
  for (const name of needed) {
    if (v[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: `is needed with AI_PROVIDER=${v.AI_PROVIDER}` });
  }
}).transform((v) => ({
  mode: v.NODE_ENV,
  host: v.HOST,
  port: v.PORT,
  /** Number of reverse proxies in front whose X-Forwarded-* headers count. */
  trustedProxies: v.TRUST_PROXY,
  metricsToken: v.METRICS_TOKEN,
  apiOrigins: v.API_ORIGINS,
  dataDir: v.DATA_DIR,
  databaseUrl: v.DATABASE_URL,
  jwtSecret: v.JWT_SECRET,
  /** Address under which members reach the server, without a slash at the end; undefined at home. */
  publicUrl: v.PUBLIC_URL?.replace(/\/+$/, ''),
  adminEmail: v.ADMIN_EMAIL,
  ai: {
    provider: v.AI_PROVIDER,
    baseUrl: v.AI_BASE_URL,
    apiKey: v.AI_API_KEY,
    model: v.AI_MODEL,
    /** Tokens a member's guides may take on one of the member's days; without it there is no end. */
    dailyBudget: v.AI_DAILY_BUDGET,
  },
  speech: { baseUrl: v.TTS_BASE_URL, apiKey: v.TTS_API_KEY, model: v.TTS_MODEL },
  mail: { smtpUrl: v.SMTP_URL, from: v.MAIL_FROM ?? 'Everstep <everstep@localhost>' },
  oidc: { issuer: v.OIDC_ISSUER, clientId: v.OIDC_CLIENT_ID, clientSecret: v.OIDC_CLIENT_SECRET },
  s3: { endpoint: v.S3_ENDPOINT, bucket: v.S3_BUCKET, key: v.S3_KEY, secret: v.S3_SECRET },
  /** Undefined where no device is notified while the product is closed. */
  push: pushKeysOf(v),
  /** What the library takes, in bytes. */
  library: { document: v.DOCUMENT_MAX_MB, video: v.VIDEO_MAX_MB, all: v.LIBRARY_MAX_MB },
  /** Multiplies every rate limit. */
  rateLimitScale: v.RATE_LIMIT_SCALE,
  enableLogs: v.ENABLE_LOGS,
  enableAudio: v.ENABLE_AUDIO,
  enableOffline: v.ENABLE_OFFLINE,
  /** On by default while no PUBLIC_URL is set. */
  demo: v.DEMO === undefined ? v.PUBLIC_URL === undefined : v.DEMO === 'on',
  buildEnv: v.BUILD_ENV ?? v.NODE_ENV,
  buildId: v.BUILD_ID,
}));

/** The validated configuration of the server. */
export type Env = z.output<typeof Settings>;

/** What is wrong with the environment: names and reasons, never values. */
export class EnvError extends Error {
  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map((p) => `  ${p}`).join('\n')}`,
    );
    this.name = 'EnvError';
  }
}

/**
 * Reads the configuration from environment variables.
 * @throws EnvError that names every problem at once
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  // An empty variable means unset: compose files and shells leave such ones behind.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const result = Settings.safeParse(given);
  if (result.success) return result.data;
  const problems = new Set(result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));
  throw new EnvError([...problems].sort());
}

/** The environment of this process. */
export const processEnv = (): Env => readEnv(process.env);
