import { abuse, help, helpApart, known, line, read, SEE_SITE } from './helpline-entry.ts';
import type { CountryHelp } from './helplines.ts';

/** Europe. */
export const europe: readonly CountryHelp[] = [
  help(
    'GB',
    '999',
    line(
      'Samaritans',
      '116 123',
      'www.samaritans.org',
      read('samaritans.org/branches/coventry/coventry-branch-news/coventry-samaritans-will-be-open-usual-over-christmas'),
    ),
    line(
      'National Domestic Abuse Helpline',
      '0808 2000 247',
      'www.nationaldahelpline.org.uk',
      read('www.centre56.org.uk/domestic-abuse'),
      abuse,
    ),
  ),
  help('IE', '112', line('Samaritans', '116 123', 'www.samaritans.org', known, { text: 'Text HELLO to 50808 (Text About It)' })),
  help(
    'DE',
    '112',
    line('TelefonSeelsorge', '0800 1110111', 'www.telefonseelsorge.de', read('www.domradio.de/glossar/telefonseelsorge-0')),
    line('Hilfetelefon Gewalt gegen Frauen', '116 016', 'www.hilfetelefon.de', known, abuse),
  ),
  help(
    'AT',
    '112',
    line('TelefonSeelsorge', '142', 'www.telefonseelsorge.at', read('ooe.orf.at/stories/3204589/')),
    line('Frauenhelpline', '0800 222 555', 'www.frauenhelpline.at', known, abuse),
  ),
  help(
    'CH',
    '112',
    line(
      'Die Dargebotene Hand',
      '143',
      'www.143.ch',
      read('barfi.ch/News-Schweiz-die-Welt/Dargebotene-Hand-52-000-Stunden-telefonische-Beratung'),
    ),
  ),
  help(
    'FR',
    '112',
    line('Numéro national de prévention du suicide', '3114', '3114.fr', read('3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/')),
    line('Violences Femmes Info', '3919', 'arretonslesviolences.gouv.fr', known, abuse),
  ),
  help(
    'BE',
    '112',
    line(
      'Zelfmoordlijn',
      '1813',
      'www.zelfmoord1813.be',
      read('www.brusselstimes.com/belgium/1952875/belgiums-centre-for-suicide-prevention-calls-for-volunteers'),
    ),
    line(
      'Centre de Prévention du Suicide',
      '0800 32 123',
      'www.preventionsuicide.be',
      read('www.brusselstimes.com/belgium/1952875/belgiums-centre-for-suicide-prevention-calls-for-volunteers'),
    ),
  ),
  help(
    'NL',
    '112',
    line('113 Zelfmoordpreventie', '113', 'www.113.nl', read('nltimes.nl/2020/07/07/suicide-prevention-hotline-now-available-number-113'), {
      text: 'Or 0800-0113, free of charge',
    }),
  ),
  help('LU', '112', line('SOS Détresse', '454545', '454545.lu', read('www.rtl.lu/news/national/a/2088310.html'), { hours: SEE_SITE })),
  help(
    'ES',
    '112',
    line(
      'Línea de atención a la conducta suicida',
      '024',
      'www.sanidad.gob.es',
      read('www.farodevigo.es/galicia/2025/10/11/medio-millar-gallegos-mes-024-linea-suicidio-122499662.html'),
    ),
    line('016 Violencia de género', '016', 'violenciagenero.igualdad.gob.es', known, abuse),
  ),
  help(
    'PT',
    '112',
    line(
      'Linha Nacional de Prevenção do Suicídio',
      '1411',
      'www.sns24.gov.pt',
      read('24noticias.sapo.pt/atualidade/artigos/1411-linha-nacional-de-prevencao-do-suicidio-arranca-com-atendimento-24-horas'),
    ),
  ),
  help(
    'IT',
    '112',
    line(
      'Telefono Amico',
      '02 2327 2327',
      'www.telefonoamico.it',
      read(
        'www.mi-lorenteggio.com/2020/12/11/picco-di-richieste-di-aiuto-per-telefono-amico-italia-71-allinizio-dellemergenza-covid/123778/',
      ),
      { hours: SEE_SITE },
    ),
    line('Antiviolenza e stalking', '1522', 'www.1522.eu', known, abuse),
  ),
  help(
    'GR',
    '112',
    line(
      'Klimaka suicide intervention line',
      '1018',
      'klimaka.org.gr',
      read('www.reader.gr/ygeia/pagkosmia-imera-psyhikis-ygeias-oles-oi-tilefonikes-grammes-kai-oi-foreis-poy-prosferoyn-dorean/618464'),
    ),
  ),
  help(
    'SE',
    '112',
    line('Mind Självmordslinjen', '90101', 'mind.se', read('www.kronprinsessparetsstiftelse.se/projekt/sjalvmordsupplysningen.html')),
  ),
  help(
    'NO',
    '112',
    line(
      'Mental Helse Hjelpetelefonen',
      '116 123',
      'mentalhelse.no',
      read('www.vindafjord.kommune.no/helse-og-velferd/aktuelt-helse-og-velferd/snakk-om-sjolvmordstankar-det-kan-redda-liv.495894.aspx'),
    ),
  ),
  help('DK', '112', line('Livslinien', '70 201 201', 'www.livslinien.dk', known, { hours: SEE_SITE })),
  help(
    'FI',
    '112',
    line('MIELI Kriisipuhelin', '09 2525 0111', 'mieli.fi', read('digimieli.hel.fi/en/self-care-programmes/help-with-suicidality/')),
  ),
  help(
    'IS',
    '112',
    line(
      'Hjálparsími Rauða krossins',
      '1717',
      'www.1717.is',
      read('www.raudikrossinn.is/um-okkur/frettir-og-utgefid-efni/frettayfirlit/almennar-frettir/felagsmalaraduneytid-stydur-vid-1717'),
    ),
  ),
  help(
    'PL',
    '112',
    line('Centrum Wsparcia', '800 70 2222', 'liniawsparcia.pl', read('zdrowie.pap.pl/psyche/na-kryzys-telefon-800-70-2222')),
  ),
  help(
    'CZ',
    '112',
    line(
      'Linka první psychické pomoci',
      '116 123',
      'www.linkapsychickepomoci.cz',
      read('www.irozhlas.cz/zpravy-domov/bezplatna-linka-psychicke-pomoci-omezuje-provoz-prosinec-je-pritom_2412080600_job'),
      { hours: SEE_SITE },
    ),
  ),
  help(
    'HU',
    '112',
    line(
      'Lelki Elsősegély',
      '116 123',
      'sos116123.hu',
      read('demokrata.hu/magyarorszag/rengeteg-hivast-fogadott-a-lelkielsosegely-szolgalat-190943'),
    ),
  ),
  helpApart(
    'UA',
    '103',
    '102',
    line(
      'Lifeline Ukraine',
      '7333',
      'lifelineukraine.com',
      read('www.kyivpost.com/article/opinion/op-ed/paul-niland-call-number-738.html'),
    ),
  ),
];
