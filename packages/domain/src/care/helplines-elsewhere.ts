import { abuse, help, helpApart, known, line, read, SEE_SITE } from './helpline-entry.ts';
import type { CountryHelp } from './helplines.ts';

/** Everywhere else. */
export const elsewhere: readonly CountryHelp[] = [
  help(
    'US',
    '911',
    line(
      '988 Suicide & Crisis Lifeline',
      '988',
      '988lifeline.org',
      read('health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline'),
      { text: 'Text 988' },
    ),
    line('Crisis Text Line', null, 'www.crisistextline.org', known, { text: 'Text HOME to 741741' }),
    line('National Domestic Violence Hotline', '1-800-799-7233', 'www.thehotline.org', known, abuse),
  ),
  help(
    'CA',
    '911',
    line(
      '9-8-8: Suicide Crisis Helpline',
      '988',
      '988.ca',
      read('www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html'),
      { text: 'Text 988' },
    ),
  ),
  helpApart('IL', '101', '100', line('ERAN', '1201', 'www.eran.org.il', read('jerusaleminstitute.org.il/en/blog/with-days-like-this/'))),
  help(
    'AU',
    '000',
    line('Lifeline', '13 11 14', 'www.lifeline.org.au', read('www.suicidepreventionaust.org/october-member-of-the-month-lifeline/'), {
      text: 'Text 0477 13 11 14',
    }),
    line('1800RESPECT', '1800 737 732', 'www.1800respect.org.au', known, abuse),
  ),
  help(
    'NZ',
    '111',
    line(
      '1737, need to talk?',
      '1737',
      '1737.org.nz',
      read('www.scoop.co.nz/stories/PA1706/S00527/single-phone-number-to-access-support-services.htm'),
      {
        text: 'Text 1737',
      },
    ),
  ),
  helpApart(
    'JP',
    '119',
    '110',
    line(
      'Yorisoi Hotline',
      '0120-279-338',
      'www.since2011.net',
      read(
        'meikikai-home.com/%e3%80%90%ef%bc%93%e6%9c%88%e3%81%af%e8%87%aa%e6%ae%ba%e5%af%be%e7%ad%96%e5%bc%b7%e5%8c%96%e6%9c%88%e9%96%93%e3%81%a7%e3%81%99%e3%80%91/',
      ),
    ),
  ),
  helpApart('KR', '119', '112', line('Suicide prevention line', '109', 'www.mohw.go.kr', known)),
  helpApart(
    'TW',
    '119',
    '110',
    line(
      '1925 Anxin line',
      '1925',
      'www.mohw.gov.tw',
      read(
        'tw.news.yahoo.com/%E9%A6%AC%E4%B8%8A%E5%BF%83%E5%AE%89-1925%E5%AE%89%E5%BF%83%E5%B0%88%E7%B7%9A-%E6%98%A5%E7%AF%80%E6%9C%8D%E5%8B%99%E4%B8%8D%E4%B8%AD%E6%96%B7-030000224.html',
      ),
    ),
  ),
  help(
    'NG',
    '112',
    line(
      'SURPIN',
      '0800 078 7746',
      'surpinng.com',
      {
        checkedOn: '2026-11-23',
        against: 'https://healthwise.punchng.com/ngo-launches-toll-free-hotline-for-assistance-on-mental-health/',
      },
      {
        hours: SEE_SITE,
      },
    ),
  ),
  help('HK', '999', line('The Samaritan Befrienders Hong Kong', '2389 2222', 'www.sbhk.org.hk', read('csrp.hku.hk/getting-help/'))),
  help(
    'IN',
    '112',
    line(
      'Tele-MANAS',
      '14416',
      'telemanas.mohfw.gov.in',
      read('theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/'),
    ),
  ),
  helpApart(
    'SG',
    '995',
    '999',
    line('Samaritans of Singapore', '1767', 'www.sos.org.sg', read('mothership.sg/2022/09/sos-24h-whatsapp-service'), {
      text: 'WhatsApp 9151 1767',
    }),
  ),
  help(
    'MY',
    '999',
    line('Talian HEAL', '15555', 'www.moh.gov.my', read('selangorjournal.my/2022/10/heal-line-15555-starts-operations-today-kj/'), {
      hours: SEE_SITE,
    }),
  ),
  help(
    'PH',
    '911',
    line(
      'NCMH Crisis Hotline',
      '0917 899 8727',
      'ncmh.gov.ph',
      read('rappler.com/nation/national-center-mental-health-crisis-hotline-now-open-may-2-2019'),
    ),
  ),
  helpApart(
    'BR',
    '192',
    '190',
    line(
      'CVV',
      '188',
      'cvv.org.br',
      read('cdlvca.com.br/2018/07/05/ligacao-para-prevencao-ao-suicidio-passa-a-ser-gratuita-em-toda-a-bahia-pelo-numero-188/'),
    ),
  ),
  help('MX', '911', line('Línea de la Vida', '800 911 2000', 'www.gob.mx', read('zamudionoticias.mx/?p=17586'))),
  helpApart(
    'CL',
    '131',
    '133',
    line(
      'Línea de prevención del suicidio',
      '*4141',
      'www.minsal.cl',
      read(
        'www.eldinamo.cl/sociedad/2025/10/29/tres-anos-de-escucha-y-apoyo-linea-de-prevencion-del-suicidio-ha-recibido-mas-de-227-000-llamadas/',
      ),
    ),
  ),
  help(
    'UY',
    '911',
    line(
      'Línea Vida',
      '0800 0767',
      'www.asse.com.uy',
      read('carmeloportal.com/46611-indice-de-suicidios-se-ubica-en-2025-por-cada-100-000-habitantes/amp'),
      {
        text: '*0767 from a mobile phone',
      },
    ),
  ),
  help(
    'ZA',
    '112',
    line(
      'SADAG Suicide Crisis Helpline',
      '0800 567 567',
      'www.sadag.org',
      read('www.pressreader.com/south-africa/the-star-early-edition/20190212/281668256233737'),
      {
        hours: SEE_SITE,
      },
    ),
  ),
];
