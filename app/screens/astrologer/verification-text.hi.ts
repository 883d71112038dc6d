// Meanings of the checks, in Hindi.
import type { Translated } from '#app/language/texts.ts'
import type { verificationEnglish } from './verification-text.ts'

export const verificationHindi: Translated<typeof verificationEnglish> = {
  title: 'हमारी जाँच',
  checked: { identity: 'पहचान जाँची गई', training: 'शिक्षा जाँची गई', trial_session: 'परीक्षण परामर्श हुआ' },
  means: {
    identity: 'हमने फ़ोटो वाला एक दस्तावेज़ देखा, और वह व्यक्ति जिसका वह है।',
    training: 'हमने प्रमाणपत्र देखा, या किसी गुरु से बात की।',
    trial_session: 'हम में से एक ने परामर्श लिया, और वही कुंडली देखी।',
  },
  on: (day) => `${dayOfHindi(day)} को`,
}

/** "2026-11-12" → "12 नव॰ 2026", independent of the reader's zone, because it is a calendar date. */
export function dayOfHindi(day: string): string {
  return new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day))
}
