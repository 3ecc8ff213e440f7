import { helplinesByCountry } from './helplines.ts';

/** Chosen where the list has no numbers of one's own country. */
export const ELSEWHERE = 'elsewhere';

/** Time zones by country, for the countries with reviewed helplines. A name that ends in / stands for all zones below it. */
const zonesByCountry: Readonly<Record<string, readonly string[]>> = {
  US: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'America/Phoenix',
    'America/Anchorage',
    'America/Detroit',
    'America/Boise',
    'America/Juneau',
    'America/Sitka',
    'America/Adak',
    'America/Nome',
    'America/Metlakatla',
    'America/Yakutat',
    'America/Menominee',
    'America/Indiana/',
    'America/Kentucky/',
    'America/North_Dakota/',
    'America/Puerto_Rico',
    'America/Indianapolis',
    'America/Louisville',
    'Pacific/Honolulu',
    'US/',
  ],
  CA: [
    'America/Toronto',
    'America/Vancouver',
    'America/Edmonton',
    'America/Winnipeg',
    'America/Halifax',
    'America/St_Johns',
    'America/Regina',
    'America/Montreal',
    'America/Moncton',
    'America/Whitehorse',
    'America/Dawson',
    'America/Dawson_Creek',
    'America/Yellowknife',
    'America/Iqaluit',
    'America/Glace_Bay',
    'America/Goose_Bay',
    'America/Swift_Current',
    'America/Fort_Nelson',
    'America/Inuvik',
    'America/Rankin_Inlet',
    'America/Atikokan',
    'America/Blanc-Sablon',
    'America/Cambridge_Bay',
    'America/Creston',
    'America/Resolute',
    'Canada/',
  ],
  GB: ['Europe/London', 'Europe/Belfast', 'Europe/Jersey', 'Europe/Guernsey', 'Europe/Isle_of_Man', 'GB'],
  IE: ['Europe/Dublin'],
  DE: ['Europe/Berlin', 'Europe/Busingen'],
  AT: ['Europe/Vienna'],
  CH: ['Europe/Zurich'],
  FR: ['Europe/Paris'],
  BE: ['Europe/Brussels'],
  NL: ['Europe/Amsterdam'],
  ES: ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta'],
  IT: ['Europe/Rome'],
  PT: ['Europe/Lisbon', 'Atlantic/Azores', 'Atlantic/Madeira'],
  SE: ['Europe/Stockholm'],
  NO: ['Europe/Oslo'],
  DK: ['Europe/Copenhagen'],
  FI: ['Europe/Helsinki', 'Europe/Mariehamn'],
  PL: ['Europe/Warsaw'],
  AU: ['Australia/'],
  NZ: ['Pacific/Auckland', 'Pacific/Chatham', 'NZ'],
  JP: ['Asia/Tokyo'],
  KR: ['Asia/Seoul'],
  IN: ['Asia/Kolkata', 'Asia/Calcutta'],
  SG: ['Asia/Singapore'],
  BR: [
    'America/Sao_Paulo',
    'America/Bahia',
    'America/Fortaleza',
    'America/Manaus',
    'America/Recife',
    'America/Belem',
    'America/Cuiaba',
    'America/Maceio',
    'America/Campo_Grande',
    'America/Porto_Velho',
    'America/Rio_Branco',
    'America/Boa_Vista',
    'America/Araguaina',
    'America/Santarem',
    'America/Noronha',
    'America/Eirunepe',
  ],
  MX: [
    'America/Mexico_City',
    'America/Cancun',
    'America/Monterrey',
    'America/Tijuana',
    'America/Merida',
    'America/Hermosillo',
    'America/Chihuahua',
    'America/Mazatlan',
    'America/Ciudad_Juarez',
    'America/Matamoros',
    'America/Ojinaga',
    'America/Bahia_Banderas',
  ],
  ZA: ['Africa/Johannesburg'],
  NG: ['Africa/Lagos'],
  LU: ['Europe/Luxembourg'],
  BG: ['Europe/Sofia'],
  CY: ['Asia/Nicosia', 'Europe/Nicosia', 'Asia/Famagusta'],
  EE: ['Europe/Tallinn'],
  HR: ['Europe/Zagreb'],
  LT: ['Europe/Vilnius'],
  LV: ['Europe/Riga'],
  MT: ['Europe/Malta'],
  RO: ['Europe/Bucharest'],
  SI: ['Europe/Ljubljana'],
  SK: ['Europe/Bratislava'],
  GR: ['Europe/Athens'],
  IS: ['Atlantic/Reykjavik', 'Iceland'],
  CZ: ['Europe/Prague'],
  HU: ['Europe/Budapest'],
  UA: ['Europe/Kyiv', 'Europe/Kiev', 'Europe/Uzhgorod', 'Europe/Zaporozhye'],
  IL: ['Asia/Jerusalem', 'Asia/Tel_Aviv', 'Israel'],
  TW: ['Asia/Taipei'],
  HK: ['Asia/Hong_Kong', 'Hongkong'],
  MY: ['Asia/Kuala_Lumpur', 'Asia/Kuching'],
  PH: ['Asia/Manila'],
  CL: ['America/Santiago', 'America/Punta_Arenas', 'America/Coyhaique', 'Pacific/Easter', 'Chile/'],
  UY: ['America/Montevideo'],
};

const zones = Object.entries(zonesByCountry).flatMap(([country, names]) => names.map((name) => ({ country, name })));

/** What is known of where a reader is. */
export interface ReaderPlace {
  /** What they chose themselves: ISO 3166-1 alpha-2 of a country with numbers, or `ELSEWHERE`. Anything else counts as no choice. */
  readonly chosen?: string | undefined;
  /** IANA time zone of the device. */
  readonly timeZone?: string | undefined;
  /** BCP 47 tag of the language setting. */
  readonly locale?: string | undefined;
}

/** Whether a reader can have chosen this: a country with numbers, or `ELSEWHERE`. */
export const isChoice = (value: string | null | undefined): value is string =>
  value === ELSEWHERE || helplinesByCountry.some(({ country }) => country === value);

/**
 * The country whose numbers to show, by the one rule for cards and Help now: what the reader chose, else where the clock of the device
 * stands, else what the language setting says.
 *
 * @returns ISO 3166-1 alpha-2; undefined when none of them tells, or the reader is elsewhere
 */
export function countryOf(place: ReaderPlace): string | undefined {
  if (isChoice(place.chosen)) return place.chosen === ELSEWHERE ? undefined : place.chosen;
  const zone = place.timeZone;
  const byZone = zone && zones.find(({ name }) => (name.endsWith('/') ? zone.startsWith(name) : zone === name));
  if (byZone) return byZone.country;
  const isElsewhere = zone?.includes('/') && !zone.startsWith('Etc/');
  return isElsewhere ? undefined : /[-_]([A-Za-z]{2})(?:[-_.]|$)/.exec(place.locale ?? '')?.[1]?.toUpperCase();
}
