// Boards of presence by the settings of a deployment: every change reaches each, each reader sits on one nearby.
import { expect, test } from 'vitest'
import { boardsOf, createPresenceBoards } from '#workers/gateways/presence-boards.ts'

function rig(settings: { PRESENCE_BOARDS?: string; PRESENCE_PLACES?: string }) {
  const asked: [name: string, hint: string | undefined][] = []
  const PRESENCE_BOARD = {
    getByName(name: string, options?: { locationHint?: string }) {
      asked.push([name, options?.locationHint])
      return { publish: async () => undefined, ticket: async (only: string | null) => `ticket of ${only}` }
    },
  }
  return { asked, boards: createPresenceBoards({ PRESENCE_BOARD, ...settings } as never) }
}

test('without settings there are four, wherever their first reader was', async () => {
  const { asked, boards } = rig({})
  await boards.publishPresence({ astrologer_id: 'asha', status: 'online' })
  expect(asked).toEqual([0, 1, 2, 3].map((n) => [`board-${n}`, undefined]))
  expect(await boards.presenceTicket({ chance: 7, continent: 'AS', only: 'asha' }, 1)).toEqual({
    ticket: 'ticket of asha',
    url: '/live/presence/board-3',
  })
})

test('with places a reader sits on the own continent, else on the first place', async () => {
  const { asked, boards } = rig({ PRESENCE_BOARDS: '2', PRESENCE_PLACES: 'apac, weur, moon' })
  await boards.publishPresence({ astrologer_id: 'asha', status: 'online' })
  expect(asked).toEqual([
    ['board-0-apac', 'apac'],
    ['board-1-apac', 'apac'],
    ['board-0-weur', 'weur'],
    ['board-1-weur', 'weur'],
  ])
  const urlFrom = async (continent?: string) =>
    (await boards.presenceTicket({ chance: 3, continent, only: null }, 1)).url
  expect(await urlFrom('EU')).toBe('/live/presence/board-1-weur')
  expect(await urlFrom('NA')).toBe('/live/presence/board-1-apac')
  expect(await urlFrom()).toBe('/live/presence/board-1-apac')
})

test.each([
  ['', 4],
  ['nonsense', 4],
  ['-3', 1],
  ['1000', 64],
])('%s boards are %s', (PRESENCE_BOARDS, boards) => {
  expect(boardsOf({ PRESENCE_BOARDS }).boards).toBe(boards)
})
