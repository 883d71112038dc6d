// The words of the page's lower half, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { lowerText as English } from './lower-text.ts'

export const lowerText: Translated<typeof English> = {
  festivalDays: (n) => `हर दिन अपनी तिथि के साथ; ${n} ${n === 1 ? 'दिन' : 'दिनों'} में त्योहार या व्रत`,
  to: (time) => `${time} तक`,
  abhijit: 'अभिजित',
  rahu: 'राहु',
  grahaColumns: ['ग्रह', 'राशि', 'अंश', 'नक्षत्र', 'अवस्था'],
  muhurtas: 'मुहूर्त',
  good: 'शुरुआत के लिए शुभ',
  avoid: 'टालना बेहतर',
  horasByDay: 'दिन की होरा',
  horasByNight: 'रात की होरा',
  day: 'दिन',
  night: 'रात',
  tones: { good: 'शुभ', neutral: 'सामान्य', bad: 'टालें' },
  grahas: 'सूर्योदय पर ग्रह',
  grahasAtSix: 'छह बजे ग्रह, माध्य सौर समय',
  more: 'इस दिन के बारे में और',
  monthNote: (place) => `${place} में सूर्योदय पर तिथि`,
  previousMonth: 'पिछला महीना',
  nextMonth: 'अगला महीना',
  more1: (n) => `+${n}`,
  moreFestivals: (n) => `और ${n}`,
}
