// The page after a form that another site's page posted.
import { languageOfRequest } from '#workers/contract/text/language.ts'
import { texts } from '#workers/contract/text/texts.ts'
import { plainPage } from '#workers/http/pages/plain-page.ts'

export const foreignPageTexts = texts({
  en: {
    title: 'Not sent',
    heading: 'This form was not sent',
    text: 'It came from another site, or your browser did not say where it came from. Please open the page on our site, and send the form from there.',
  },
  hi: {
    title: 'भेजा नहीं गया',
    heading: 'यह फ़ॉर्म भेजा नहीं गया',
    text: 'यह किसी दूसरी साइट से आया, या आपके ब्राउज़र ने नहीं बताया कि यह कहाँ से आया। कृपया हमारी साइट पर वह पेज खोलें, और फ़ॉर्म वहीं से भेजें।',
  },
})

export function foreignPage(): Response {
  return plainPage({ status: 403, ...foreignPageTexts[languageOfRequest() ?? 'en'] })
}
