import { useLocation, useNavigation } from '@remix-run/react'
import { useState } from 'react'

/**
 * The key of a GET form. An answer to the form does not reset its fields, which may contain newer text; another URL,
 * from Back or a link, does.
 */
export function useFieldsTurn(): number {
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [page, setPage] = useState({ address, isAnswer: false, turn: 0 })
  const isAnswer = navigation.formAction !== undefined
  if (page.address !== address) setPage({ address, isAnswer: false, turn: page.isAnswer ? page.turn : page.turn + 1 })
  else if (navigation.state !== 'idle' && page.isAnswer !== isAnswer) setPage({ ...page, isAnswer })
  return page.turn
}
