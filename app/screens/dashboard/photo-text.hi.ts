// The photo of an account, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { photoText as English } from './photo-text.ts'

export const photoText: Translated<typeof English> = {
  photo: 'फ़ोटो',
  hint: 'JPEG, PNG या WebP, 5 MB तक।',
  choose: 'फ़ोटो चुनें',
  remove: 'हटाएँ',
  tooLarge: 'फ़ोटो अधिकतम 5 MB की हो सकती है।',
  wrongKind: 'कृपया JPEG, PNG या WebP चित्र चुनें।',
  failed: 'फ़ोटो सहेजी नहीं जा सकी।',
  crop: 'अपनी फ़ोटो काटें',
  cropLead: 'चित्र को खींचें, या तीर वाले बटनों से खिसकाएँ। ग्राहक गोले वाला हिस्सा देखते हैं।',
  area: 'रखा जाने वाला हिस्सा',
  zoom: 'ज़ूम',
  use: 'यह फ़ोटो रखें',
}
