// The words about a part that could not load, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { lostFilesText as English } from './lost-files-text.ts'

export const lostFilesText: Translated<typeof English> = {
  lost: 'इस पेज का एक हिस्सा लोड नहीं हो सका।',
  line: 'इस पेज पर कॉल नहीं आ सकती: इसका एक हिस्सा लोड नहीं हो सका।',
  tryAgain: 'फिर कोशिश करें',
  offline: 'कनेक्शन नहीं है। उसके लौटने पर फिर कोशिश करें।',
  ask: 'इसके लिए पेज को फिर से लोड करना होगा। यहाँ लिखी बातें मिट जाएँगी, और चल रही कॉल कट जाएगी। फिर से लोड करें?',
}
