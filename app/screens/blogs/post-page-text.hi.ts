// The words around a post, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { postPageText as English } from './post-page-text.ts'

export const postPageText: Translated<typeof English> = {
  list: 'ज्योतिष ब्लॉग',
  notFound: 'ब्लॉग नहीं मिला।',
  hiddenDraft: 'यह ड्राफ़्ट है। इसे केवल आप और एडमिन पढ़ सकते हैं।',
  hiddenWaiting: 'आपका ब्लॉग प्रकाशित है, पर होम पेज पर दिखने के लिए एडमिन की स्वीकृति चाहिए।',
  hiddenForAdmin: 'आगंतुक यह ब्लॉग नहीं पढ़ सकते: इसे स्वीकृति नहीं मिली है।',
  edit: 'बदलें',
  delete: 'हटाएँ',
  tags: 'टैग',
  author: 'लेखक के बारे में',
  consult: 'परामर्श लें',
  consultName: (name) => `${name} से परामर्श लें`,
  from: (price) => `${price} प्रति मिनट से`,
  nothingOffered: 'अभी परामर्श नहीं लेते',
  more: 'और पढ़ें',
  moreBy: (name) => `${name} के सभी ब्लॉग`,
  deleteFailed: 'ब्लॉग हटाया नहीं जा सका',
}
