import { staffTexts } from '#app/language/texts.ts'

export const callsTexts = staffTexts({
  en: {
    title: 'Calls',
    lead: 'Web calls and phone calls of everybody. Chats stand under Messages.',
    list: 'Calls',
    search: 'Search by caller, astrologer or session id...',
    searchLabel: 'Search calls',
    kind: { label: 'Kind', all: 'Kind: all' },
    state: { label: 'State', all: 'State: all', live: 'Running', talked: 'Talked', missed: 'Not answered' },
    noneYet: 'No call yet',
    none: 'No calls found matching the current filters',
    columns: {
      caller: 'Caller',
      astrologer: 'Astrologer',
      duration: 'Duration',
      date: 'Date',
      kind: 'Kind',
      cost: 'Cost',
      status: 'Status',
      receipt: 'Receipt',
    },
    running: 'Running',
    pending: 'Ringing',
  },
})
