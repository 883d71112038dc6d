// Push messages to clients who wait in a line, and to followers.
import type { Notice } from './notice.table.ts'

type Astrologer = { astrologerId: string; astrologerName: string }

const pathOf = ({ astrologerId }: Astrologer) => `/astrologer/${astrologerId}`
const lineTag = ({ astrologerId }: Astrologer) => `line:${astrologerId}`

/** For a waiting client: the turn has come. */
export function turnNotice(astrologer: Astrologer): Notice {
  return {
    type: 'line-turn',
    title: `${astrologer.astrologerName} is free for you`,
    body: 'It is your turn for two minutes. Open to start.',
    tag: lineTag(astrologer),
    otherId: astrologer.astrologerId,
    url: `${pathOf(astrologer)}#start`,
  }
}

/** For a client who did not use the turn. */
export function turnPassedNotice(astrologer: Astrologer): Notice {
  return {
    type: 'line-passed',
    title: 'Your turn has passed',
    body: `You can join the line of ${astrologer.astrologerName} again.`,
    tag: lineTag(astrologer),
    otherId: astrologer.astrologerId,
    url: pathOf(astrologer),
  }
}

/** For a client whose line ended because the astrologer went offline. */
export function lineOverNotice(astrologer: Astrologer): Notice {
  return {
    type: 'line-over',
    title: `${astrologer.astrologerName} went offline`,
    body: 'The line has ended. Nothing was charged.',
    tag: lineTag(astrologer),
    otherId: astrologer.astrologerId,
    url: pathOf(astrologer),
  }
}

/** For a follower. */
export function onlineNotice(astrologer: Astrologer): Notice {
  return {
    type: 'astrologer-online',
    title: `${astrologer.astrologerName} is online`,
    body: 'You follow this astrologer. Open to start a session.',
    tag: `online:${astrologer.astrologerId}`,
    otherId: astrologer.astrologerId,
    url: pathOf(astrologer),
  }
}
