// The words of the field for a time zone, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { zoneText as English } from './zone-text.ts'

export const zoneText: Translated<typeof English> = {
  label: 'समय क्षेत्र',
  hint: 'ख़ाली: उस स्थान का उस समय का नियम। या कोई क्षेत्र, जैसे Asia/Kolkata; LMT उस स्थान का माध्य समय है।',
}
