// The answer to a request whose body is not a form of this site, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { readPostText as English } from './read-post-text.ts'

export const readPostText: Translated<typeof English> = {
  problem: 'जो भेजा गया वह यह फ़ॉर्म नहीं है। कृपया इसे भरकर फिर भेजें।',
}
