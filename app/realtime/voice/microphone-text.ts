// Texts for a microphone that is unplugged during a call.
import { texts } from '#app/language/texts.ts'

export const microphoneTexts = texts({
  en: {
    gone: 'Your microphone was disconnected. Another one is looked for.',
    none: 'Nobody hears you: no microphone was found. Connect one, and it is used at once.',
  },
  hi: {
    gone: 'आपका माइक्रोफ़ोन हट गया। दूसरा खोजा जा रहा है।',
    none: 'आपको कोई नहीं सुन रहा: कोई माइक्रोफ़ोन नहीं मिला। एक जोड़ें, वह तुरंत इस्तेमाल होगा।',
  },
})
