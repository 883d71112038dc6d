// Notices to clients in a waiting queue, and to followers.

import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import type { Notice } from './notice.table.ts'
import { inNoticeWords } from './notice-words.ts'

type Astrologer = { astrologerId: string; astrologerName: string }

const pathOf = ({ astrologerId }: Astrologer) => `/astrologer/${astrologerId}`

const LINE_TYPES = { turn: 'line-turn', passed: 'line-passed', over: 'line-over' } as const

function lineNotice(step: keyof typeof LINE_TYPES, astrologer: Astrologer): Notice {
  const { astrologerId, astrologerName } = astrologer
  return {
    type: LINE_TYPES[step],
    words: inNoticeWords(({ line }) => line[step](isolatedName(astrologerName))),
    tag: `line:${astrologerId}`,
    otherId: astrologerId,
    url: step === 'turn' ? `${pathOf(astrologer)}#start` : pathOf(astrologer),
  }
}

/** For a waiting client: the turn has begun. */
export const turnNotice = (astrologer: Astrologer) => lineNotice('turn', astrologer)

/** For a client who did not use the turn. */
export const turnPassedNotice = (astrologer: Astrologer) => lineNotice('passed', astrologer)

/** For a client whose queue was cleared because the astrologer went offline. */
export const lineOverNotice = (astrologer: Astrologer) => lineNotice('over', astrologer)

/** For a follower. */
export function onlineNotice(astrologer: Astrologer): Notice {
  const { astrologerId, astrologerName } = astrologer
  return {
    type: 'astrologer-online',
    words: inNoticeWords(({ online }) => online(isolatedName(astrologerName))),
    tag: `online:${astrologerId}`,
    otherId: astrologerId,
    url: pathOf(astrologer),
  }
}
