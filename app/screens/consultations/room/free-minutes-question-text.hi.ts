// Texts of the question after the free minutes, in Hindi.
import type { Translated } from '#app/language/texts.ts'
import { minutesTexts } from '#app/screens/astrologer/request/free-minutes-text.ts'
import type { freeMinutesQuestionEnglish } from './free-minutes-question-text.ts'

export const freeMinutesQuestionHindi: Translated<typeof freeMinutesQuestionEnglish> = {
  label: 'मुफ़्त मिनट पूरे',
  ask: (minutes, price) =>
    `${minutes === 1 ? 'आपका' : 'आपके'} ${minutesTexts.hi(minutes)} मुफ़्त ${minutes === 1 ? 'पूरा हुआ' : 'पूरे हुए'}। ${price} प्रति मिनट पर आगे बढ़ें?`,
  silence: (time) => `जवाब न मिलने पर परामर्श ${time} में समाप्त हो जाएगा, और कोई शुल्क नहीं लगेगा।`,
  noMoney: (needed, time) =>
    `दो मिनट के लिए आपके वॉलेट में ${needed} चाहिए। पैसे जोड़ें, फिर आगे बढ़ें। नहीं तो यह ${time} में मुफ़्त समाप्त हो जाएगा।`,
  goOn: 'आगे बढ़ें',
  end: 'बिना शुल्क समाप्त करें',
  addMoney: 'पैसे जोड़ें',
  asked: (name) => `मुफ़्त मिनट पूरे हो गए हैं। ${name} से पूछा जा रहा है कि आगे बढ़ना है या नहीं।`,
  waitsFor: (time) => `जवाब आने तक मीटर रुका है, अधिकतम ${time}।`,
  status: 'मुफ़्त मिनट पूरे',
  left: 'मुफ़्त समय',
  afterwards: 'फिर प्रति मिनट',
  line: 'जवाब की प्रतीक्षा',
  waits: 'मुफ़्त मिनट पूरे हो गए हैं। आप जो लिखते हैं, वह परामर्श के आगे बढ़ने पर भेजा जाएगा।',
}
