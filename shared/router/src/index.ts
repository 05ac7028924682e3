export {
  Link,
  type Location,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router'
export * from './console-router.tsx'
export { EntityLink, isUnder } from './entity-link.tsx'
export { usePageInput, useSearchState } from './search-state.ts'
