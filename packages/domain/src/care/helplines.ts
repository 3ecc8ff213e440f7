/** People to talk to. Numbers are as dialled inside the country. */
export interface Helpline {
  readonly name: string;
  readonly phone: string | null;
  /** How to write instead of call. */
  readonly text: string | null;
  readonly url: string | null;
  readonly hours: string;
  /** Shown first when the message was about abuse. */
  readonly topic?: 'abuse';
  /** Where the number was taken from. */
  readonly source: string;
}

/** The reviewed numbers of one country. */
export interface CountryHelp {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The number for danger to life now, and what else it may be. */
  readonly emergency: { readonly number: string; readonly note: string };
  readonly helplines: readonly Helpline[];
}

/** Date of the last change to the entries below. Before a release, somebody in each country checks them against the organisation's own site. */
export const HELPLINES_UPDATED_ON = '2026-11-21';

const ALWAYS = 'Day and night, every day';
const IN_DANGER = 'If you or someone near you is in danger now, call this number.';

type LineDraft = Partial<Pick<Helpline, 'text' | 'hours' | 'topic'>>;

function line(name: string, phone: string, site: string, more: LineDraft = {}): Helpline {
  return { name, phone, text: null, url: `https://${site}`, hours: ALWAYS, source: site, ...more };
}

function help(country: string, number: string, ...helplines: readonly Helpline[]): CountryHelp {
  return { country, emergency: { number, note: IN_DANGER }, helplines };
}

/** Where the police have a number of their own; the first one is for an ambulance. */
function helpApart(country: string, ambulance: string, police: string, ...helplines: readonly Helpline[]): CountryHelp {
  return { country, emergency: { number: ambulance, note: `${IN_DANGER} Ambulance: ${ambulance}. Police: ${police}.` }, helplines };
}

/** Numbers by country, as the organisations publish them; a country that is not listed gets the general rule. */
export const helplinesByCountry: readonly CountryHelp[] = [
  help(
    'US',
    '911',
    line('988 Suicide & Crisis Lifeline', '988', '988lifeline.org', { text: 'Text 988' }),
    { ...line('Crisis Text Line', '', 'www.crisistextline.org', { text: 'Text HOME to 741741' }), phone: null },
    line('National Domestic Violence Hotline', '1-800-799-7233', 'www.thehotline.org', { topic: 'abuse' }),
  ),
  help('CA', '911', line('9-8-8: Suicide Crisis Helpline', '988', '988.ca', { text: 'Text 988' })),
  help(
    'GB',
    '999',
    line('Samaritans', '116 123', 'www.samaritans.org'),
    line('National Domestic Abuse Helpline', '0808 2000 247', 'www.nationaldahelpline.org.uk', { topic: 'abuse' }),
  ),
  help('IE', '112', line('Samaritans', '116 123', 'www.samaritans.org', { text: 'Text HELLO to 50808 (Text About It)' })),
  help(
    'DE',
    '112',
    line('TelefonSeelsorge', '0800 1110111', 'www.telefonseelsorge.de'),
    line('Hilfetelefon Gewalt gegen Frauen', '116 016', 'www.hilfetelefon.de', { topic: 'abuse' }),
  ),
  help(
    'AT',
    '112',
    line('TelefonSeelsorge', '142', 'www.telefonseelsorge.at'),
    line('Frauenhelpline', '0800 222 555', 'www.frauenhelpline.at', { topic: 'abuse' }),
  ),
  help('CH', '112', line('Die Dargebotene Hand', '143', 'www.143.ch')),
  help(
    'FR',
    '112',
    line('Numéro national de prévention du suicide', '3114', '3114.fr'),
    line('Violences Femmes Info', '3919', 'arretonslesviolences.gouv.fr', { topic: 'abuse' }),
  ),
  help(
    'BE',
    '112',
    line('Zelfmoordlijn', '1813', 'www.zelfmoord1813.be'),
    line('Centre de Prévention du Suicide', '0800 32 123', 'www.preventionsuicide.be'),
  ),
  help('NL', '112', line('113 Zelfmoordpreventie', '113', 'www.113.nl', { text: 'Or 0800-0113, free of charge' })),
  help(
    'ES',
    '112',
    line('Línea de atención a la conducta suicida', '024', 'www.sanidad.gob.es'),
    line('016 Violencia de género', '016', 'violenciagenero.igualdad.gob.es', { topic: 'abuse' }),
  ),
  help(
    'IT',
    '112',
    line('Telefono Amico', '02 2327 2327', 'www.telefonoamico.it', { hours: 'Every day, see the website for hours' }),
    line('Antiviolenza e stalking', '1522', 'www.1522.eu', { topic: 'abuse' }),
  ),
  help('PT', '112', line('SNS 24', '808 24 24 24', 'www.sns24.gov.pt')),
  help('SE', '112', line('Mind Självmordslinjen', '90101', 'mind.se')),
  help('NO', '112', line('Mental Helse Hjelpetelefonen', '116 123', 'mentalhelse.no')),
  help('DK', '112', line('Livslinien', '70 201 201', 'www.livslinien.dk', { hours: 'Every day, see the website for hours' })),
  help('FI', '112', line('MIELI Kriisipuhelin', '09 2525 0111', 'mieli.fi')),
  help('PL', '112', line('Centrum Wsparcia', '800 70 2222', 'liniawsparcia.pl')),
  help(
    'AU',
    '000',
    line('Lifeline', '13 11 14', 'www.lifeline.org.au'),
    line('1800RESPECT', '1800 737 732', 'www.1800respect.org.au', { topic: 'abuse' }),
  ),
  help('NZ', '111', line('1737, need to talk?', '1737', '1737.org.nz', { text: 'Text 1737' })),
  helpApart('JP', '119', '110', line('Yorisoi Hotline', '0120-279-338', 'www.since2011.net')),
  helpApart('KR', '119', '112', line('Suicide prevention line', '109', 'www.mohw.go.kr')),
  help('IN', '112', line('Tele-MANAS', '14416', 'telemanas.mohfw.gov.in')),
  helpApart('SG', '995', '999', line('Samaritans of Singapore', '1767', 'www.sos.org.sg')),
  helpApart('BR', '192', '190', line('CVV', '188', 'cvv.org.br')),
  help('MX', '911', line('Línea de la Vida', '800 911 2000', 'www.gob.mx')),
  help('ZA', '112', line('SADAG Suicide Crisis Helpline', '0800 567 567', 'www.sadag.org')),
];

/** What is shown where no number is known. */
export const generalHelp: Omit<CountryHelp, 'country'> = {
  emergency: {
    number: '112',
    note: 'If you or someone near you is in danger now, call your local emergency number. 112 works from mobile phones in most countries.',
  },
  helplines: [
    {
      name: 'Find A Helpline',
      phone: null,
      text: null,
      url: 'https://findahelpline.com',
      hours: 'Lists free helplines by country',
      source: 'findahelpline.com',
    },
  ],
};

const helpByCountry = new Map(helplinesByCountry.map((entry) => [entry.country, entry]));

/** The help of a country, or the general rule. */
export function helpFor(country: string | undefined): Omit<CountryHelp, 'country'> {
  return (country && helpByCountry.get(country.toUpperCase())) || generalHelp;
}
