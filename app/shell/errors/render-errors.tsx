// Records a screen that fails to render with its component stack, and shows the error page.
import { useLocation } from '@remix-run/react'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { recordError } from '#app/errors/record-uncaught.ts'
import { ErrorPage } from './error-page.tsx'

type Props = { page: string; children: ReactNode }
type State = { failure: { error: unknown; page: string } | null }

/** A class, because React 18 passes the component stack to class components only. */
class RenderErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    recordError({ kind: 'render', error, componentStack: componentStack ?? '' })
  }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, page: '' } }
  }

  /** The failed page is stored so that navigation to another page renders again. */
  static getDerivedStateFromProps({ page }: Props, { failure }: State): State | null {
    if (failure?.page === '') return { failure: { ...failure, page } }
    return failure && failure.page !== page ? { failure: null } : null
  }

  override render() {
    return this.state.failure ? <ErrorPage error={this.state.failure.error} /> : this.props.children
  }
}

export function RenderErrors({ children }: { children: ReactNode }) {
  return <RenderErrorBoundary page={useLocation().key}>{children}</RenderErrorBoundary>
}
