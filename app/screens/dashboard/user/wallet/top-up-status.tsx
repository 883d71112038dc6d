// The state of a top-up after the payment provider's page, polled until it is final.

import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/api/api-client.ts'
import { currentLanguage } from '#app/language/language.ts'
import { api } from '#app/login-state/browser-login.ts'
import { setWalletBalance } from '#app/realtime/push/wallet-balance.ts'
import { Callout } from '#app/ui/callout.tsx'
import { useBackgroundReload } from '#app/ui/hooks/use-background-reload.ts'
import { formatUsd } from '#app/ui/money.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { TopUpState } from '#workers/contract/money.ts'
import { walletTexts } from './wallet-text.ts'

const ASK_EVERY = 1_500
const ASK_FOR = 30_000

type News = { topUp: TopUpState } | 'waiting' | 'slow' | 'unknown'

/** `first`: its state at the page load. */
export function TopUpStatus({ id, first }: { id: string; first: TopUpState | null }) {
  const news = useNews(id, first)
  return (
    <div role="status" className="mb-4">
      {say(news)}
    </div>
  )
}

function say(news: News) {
  const text = walletTexts[currentLanguage()]
  if (news === 'waiting') return <Callout>{text.waiting}</Callout>
  if (news === 'slow') return <Callout>{text.slow}</Callout>
  if (news === 'unknown') return <Callout tone="warn">{text.unknown}</Callout>
  const { status, amount_cents } = news.topUp
  return status === 'succeeded' ? (
    <Callout tone="ok">{text.arrived(formatUsd(amount_cents))}</Callout>
  ) : (
    <Callout tone="warn">{text.failed}</Callout>
  )
}

const isFinal = (state: TopUpState | null) => state?.status === 'succeeded' || state?.status === 'failed'

function useNews(id: string, first: TopUpState | null): News {
  const known = useRef(first)
  const [news, setNews] = useState<News>(first && isFinal(first) ? { topUp: first } : 'waiting')
  const reload = useBackgroundReload()

  useEffect(() => {
    if (isFinal(known.current)) return
    const started = Date.now()
    let timer: ReturnType<typeof setTimeout>
    let stopped = false

    async function ask() {
      const state = await stateOf(id)
      if (stopped) return
      if (state === 'none') return setNews('unknown')
      if (state && isFinal(state)) {
        setNews({ topUp: state })
        if (state.status === 'succeeded') void freshBalance()
      } else if (Date.now() - started < ASK_FOR) timer = setTimeout(ask, ASK_EVERY)
      else setNews(state ? 'slow' : 'unknown')
    }
    async function freshBalance() {
      reload()
      const wallet = await api.call(routes.readWallet, { background: true }).catch(() => null)
      if (wallet) setWalletBalance(wallet.balance_cents)
    }

    void ask()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [id, reload])

  return news
}

/** `none` if there is no such top-up, null if the request failed. */
async function stateOf(id: string): Promise<TopUpState | 'none' | null> {
  try {
    return await api.call(routes.readTopUp, { params: { id }, background: true })
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'none' : null
  }
}
