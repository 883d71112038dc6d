// The banner of a page that lost its connection, in Hindi.
import type { Side } from '#app/realtime/room/room-model.ts'
import type { RoomState } from '#workers/contract/consultations/live.ts'

export function offlineHindi(kind: RoomState['kind'], side: Side, provider: RoomState['provider']) {
  if (kind === 'chat') return { title: text.chat, body: text.chatPaused }
  const counts = side === 'user' ? 'उसका शुल्क लगता है' : 'वह गिना जाता है'
  const figures = side === 'user' ? 'समय और ख़र्च' : 'समय और कमाई'
  const body =
    kind === 'phone-call' ? text.shown(counts) : provider === 'embedded' ? text.heard(counts) : text.inIt(counts)
  return { title: text.call, body: `${body} ${text.estimates(figures)}` }
}

const text = {
  chat: 'आपका कनेक्शन टूटा है।',
  chatPaused: 'कोशिश जारी है। मीटर रुका है, और आप जो लिखते हैं, वह कनेक्शन लौटने पर भेजा जाएगा।',
  call: 'इस पेज का कनेक्शन टूट गया।',
  heard: (counts: string) => `कोशिश जारी है। कॉल चलती रह सकती है, और जब तक आप एक-दूसरे को सुनते हैं, ${counts}।`,
  shown: (counts: string) => `कोशिश जारी है। कॉल इस पेज के बिना चलती है, और जब तक आप दोनों उसमें हैं, ${counts}।`,
  inIt: (counts: string) => `कोशिश जारी है। कॉल चलती रह सकती है, और जब तक आप दोनों उसमें हैं, ${counts}।`,
  estimates: (figures: string) => `तब तक ${figures} अनुमान हैं।`,
} as const
