// On the way into the line of an astrologer who talks, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { joinLineText as English } from './join-line-text.ts'

export const joinLineText: Translated<typeof English> = { join: 'प्रतीक्षा सूची में जुड़ें' }
