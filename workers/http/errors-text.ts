// Texts of pages that are answered without the screens.
import { texts } from '#workers/contract/text/texts.ts'

/** A screen beyond its rate limit. */
export const busyTexts = texts({
  en: {
    title: 'One moment',
    heading: 'One moment, please',
    text: (seconds: number) =>
      `So many pages were asked for from your network that this one has to wait. Please load it again in ${seconds} seconds.`,
  },
  hi: {
    title: 'कृपया रुकें',
    heading: 'कृपया थोड़ा रुकें',
    text: (seconds) => `आपके नेटवर्क से इतने पेज माँगे गए हैं कि इसे रुकना पड़ेगा। कृपया इसे ${seconds} सेकंड बाद फिर से खोलें।`,
  },
})

/** A page that cannot be rendered. */
export const failedTexts = texts({
  en: {
    title: 'Something went wrong',
    heading: 'Oops! Something went wrong',
    text: 'This page could not be made just now. Nothing of yours is lost. Please load it again in a moment.',
  },
  hi: {
    title: 'कुछ गड़बड़ हो गई',
    heading: 'ओह! कुछ गड़बड़ हो गई',
    text: 'यह पेज अभी नहीं बन सका। आपका कुछ भी नहीं खोया है। कृपया इसे थोड़ी देर बाद फिर से खोलें।',
  },
})
