export * from './console-router.tsx'
export { EntityLink, isUnder } from './entity-link.tsx'
export { usePageInput, useSearchState } from './search-state.ts'
export {
  Link,
  matchPath,
  matchRoutes,
  NavLink,
  Navigate,
  type Location,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router'
