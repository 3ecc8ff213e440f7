import type { CareLanguage } from './language-rules.ts';

/** Explicit words in Vietnamese, Swahili, and Hindi and Urdu as they are typed in Latin letters; each beside a message that it is for. */
export const furtherLanguages: readonly CareLanguage[] = [
  {
    name: 'Vietnamese',
    not: 'không|chẳng|chưa|đừng',
    // "Muốn chết" behind another word only makes it stronger: tired, hungry, hot.
    idiom: '(?:đi được|vì (?:cười|xấu hổ|ngại|đói|nóng|buồn cười)|cười|đói|mê)',
    phrases: [
      ['(?:tôi|em|con|mình|tao|tớ|cháu|anh|chị) (?:chỉ |rất |thật sự |thực sự |đang )?muốn chết(?: đi)?', 'tôi muốn chết'],
      [
        'muốn (?:tự tử|tự sát|tự vẫn|quyên sinh)|sẽ (?:tự tử|tự sát)|nghĩ (?:đến|về|tới) (?:việc )?(?:tự tử|tự sát|cái chết)',
        'em muốn tự tử',
      ],
      ['không (?:còn )?muốn sống (?:nữa|tiếp)|không thiết sống(?: nữa)?|chẳng muốn sống nữa', 'tôi không muốn sống nữa'],
      ['(?:kết thúc|chấm dứt) (?:cuộc đời|cuộc sống|đời)(?: của)? (?:mình|tôi|này)', 'tôi muốn kết thúc cuộc đời mình'],
    ],
  },
  {
    name: 'Swahili',
    idiom: '(?:kwa (?:kicheko|aibu|njaa|furaha)|na njaa)',
    phrases: [
      ['(?:ni)?nataka (?:tu )?kufa|(?:ni)?natamani (?:tu )?(?:kufa|nife)|bora nife', 'nataka kufa'],
      ['(?:ni)?nataka kujiua|nitajiua|(?:ni)?nafikiria kujiua|(?:ni)?natamani kujiua', 'nataka kujiua'],
      ['sitaki (?:tena )?kuishi(?: tena)?(?! (?:tena )?(?:hapa|huku|na|mjini|katika|nyumbani|peke|bila|kwa|kwao))', 'sitaki kuishi tena'],
      ['(?:kukatisha|kumaliza|nitakatisha|nitamaliza) maisha yangu', 'nataka kukatisha maisha yangu'],
    ],
  },
  {
    name: 'Hindi and Urdu in Latin letters',
    idiom: '(?:hansi|hasi|sharam|sharm|bhookh) se',
    phrases: [
      ['(?:mujhe|mujhko|muje|mere ko) (?:bas |ab |abhi )?(?:mar ?na|mar jana) (?:hai|h|he|hain)', 'mujhe marna hai'],
      ['(?:mujhe|muje|mujhko) (?:ab |aur |bas )*j[ie]+na nah[ie]+n?|j[ie]+ne? ka (?:mann?|dil) nah[ie]+n?', 'mujhe ab jeena nahi hai'],
      [
        '(?:main |mai |mein )?(?:suicide|khudkushi|khud kushi|aatmahatya|atmahatya) (?:kar (?:lunga|lungi|loonga|loongi|lu|loon)|karna|karne|karunga|karungi)',
        'main suicide kar lunga',
      ],
      [
        '(?:apni|apne) jaan (?:le|de) (?:lunga|lungi|loonga|dunga|dungi|doonga|du|lu)|khud ko (?:maar|khatam|khatm)\\p{L}*',
        'main apni jaan de dunga',
      ],
    ],
  },
];
