import { type LayoutName, layoutOf, type Unavailable, WORKING_PATHS } from '@console/module'
import { Navigate, useLocation } from '@console/router'
import { publisherStore, sessionStore, useOptionalPublisher } from '@console/session'
import { Forbidden, SkeletonPage } from '@console/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { ModuleUnavailable } from './failures/module-unavailable.tsx'
import { AppLayout } from './layouts/app-layout.tsx'
import { LandingLayout } from './layouts/landing-layout.tsx'
import { accessTo, isOpen } from './modules/guards.ts'
import { ModulePage } from './modules/module-page.tsx'
import { type Found, findRoute, loadRest, ownerOf, reasonUnavailable, registryStore } from './modules/registry.ts'
import { Broken } from './pages/broken.tsx'
import { NotFound } from './pages/not-found.tsx'
import { shellPages } from './pages/shell-pages.tsx'
import { SessionFailed } from './session/session-failed.tsx'

export function Console() {
  const { pathname } = useLocation()
  const ShellPage = shellPages[pathname]
  if (ShellPage) {
    return (
      <Framed layout={WORKING_PATHS.includes(pathname) ? 'home' : 'index'}>
        <ShellPage />
      </Framed>
    )
  }
  const owner = ownerOf(pathname)
  if (!owner) {
    return (
      <Framed layout="home">
        <NotFound />
      </Framed>
    )
  }
  return <Area id={owner} path={pathname} />
}

/** Its paths are known, but no manifest of it came. */
const NOT_RELEASED: Unavailable = { reason: 'missing' }

function Area({ id, path }: { readonly id: string; readonly path: string }) {
  const manifest = useStore(registryStore, (registry) => registry.manifests[id])
  const { rest, error } = useStore(registryStore)
  const reason = reasonUnavailable(id)

  useEffect(() => {
    if (!manifest && !reason) void loadRest()
  }, [manifest, reason])

  if (manifest) {
    const found = findRoute(manifest, path)
    return found ? <Guarded found={found} /> : <Framed layout="default">{<NotFound />}</Framed>
  }
  if (reason || rest === 'failed' || rest === 'ready') {
    return (
      <Framed layout="default">
        <ModuleUnavailable
          id={id}
          cause={reason ?? error ?? NOT_RELEASED}
          // What the host says of a module holds for the life of the document: only a file that failed to load can be tried again.
          onRetry={rest === 'failed' && !reason ? loadRest : undefined}
        />
      </Framed>
    )
  }
  return (
    <Framed layout="default">
      <SkeletonPage />
    </Framed>
  )
}

function Guarded({ found }: { readonly found: Found }) {
  const { pathname, search } = useLocation()
  const session = useStore(sessionStore)
  const publisher = useStore(publisherStore)
  const access = accessTo(found.route, `${pathname}${search}`, session, publisher)
  const wasGranted = useRef<string>(undefined)
  if (access.is === 'granted') wasGranted.current = pathname
  const isDrawn = isOpen(access, pathname, wasGranted.current)
  if (access.is === 'redirected') return <Navigate to={access.to} replace />
  if (access.is === 'unknown-middleware') return <Broken isUnknown />
  return (
    <Framed layout={layoutOf(found.route.layout)} found={found}>
      {isDrawn ? <ModulePage manifest={found.manifest} route={found.route} /> : null}
      {access.is === 'forbidden' && !isDrawn ? <Forbidden needs={found.route.needs} /> : null}
      {access.is === 'failed' ? <SessionFailed what={access.what} error={access.error} /> : null}
    </Framed>
  )
}

interface FramedProps {
  /** `home`: for a page of no area. A person who works at a publisher sees it in the layout of the console. */
  readonly layout: LayoutName | 'home'
  readonly found?: Found
  readonly children: ReactNode
}

function Framed({ layout, found, children }: FramedProps) {
  const hasPublisher = useOptionalPublisher() !== null
  if (layout === 'default' || layout === 'campaigns' || (layout === 'home' && hasPublisher)) {
    return <AppLayout manifest={found?.manifest}>{children}</AppLayout>
  }
  return <LandingLayout card={layout !== 'index' && layout !== 'home'}>{children}</LandingLayout>
}
