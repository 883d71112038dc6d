// A microphone that is pulled out in a call, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { microphoneText as English } from './microphone-text.ts'

export const microphoneText: Translated<typeof English> = {
  gone: 'आपका माइक्रोफ़ोन हट गया। दूसरा खोजा जा रहा है।',
  none: 'आपको कोई नहीं सुन रहा: कोई माइक्रोफ़ोन नहीं मिला। एक जोड़ें, वह तुरंत इस्तेमाल होगा।',
}
