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
export { isUnder } from './is-under.ts'
export { usePageInput, useSearchState } from './search-state.ts'
