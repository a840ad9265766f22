import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { AccountSetupScreen } from './account-setup/account-setup-screen.tsx';
import { StepUp } from './form/step-up.tsx';
import { LoginScreen } from './login/login-screen.tsx';
import { ForgotPasswordScreen } from './password-reset/forgot-password-screen.tsx';
import { ResetPasswordScreen } from './password-reset/reset-password-screen.tsx';
import { useLoggedIn } from './platform/session.ts';
import { urls } from './platform/urls.ts';
import { SCREENS } from './screens.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Home } from './shell/home.tsx';
import { NoAccessScreen } from './shell/no-access-screen.tsx';
import { NotFoundScreen } from './shell/not-found-screen.tsx';
import { Permitted } from './shell/permitted.tsx';
import { Shell } from './shell/shell.tsx';

const MENU = SCREENS.flatMap(({ path, permissions, menu }) => (menu ? [{ path, permissions, ...menu }] : []));

/** The only place where the console's paths are mounted, all below /desk. Screens for staff are listed in `screens.ts`. */
export function App(): ReactNode {
  return (
    <Shell menu={MENU}>
      <StepUp>
        <ErrorBoundary>
          <Routes>
            <Route path="/login" element={<LoginScreen />} />
            <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
            <Route path="/reset-password" element={<ResetPasswordScreen />} />
            <Route path="/account-setup" element={<AccountSetupScreen />} />
            <Route
              path={urls.home}
              element={
                <ForStaff>
                  <Home menu={MENU} />
                </ForStaff>
              }
            />
            {SCREENS.map(({ path, permissions, screen: Screen }) => (
              <Route
                key={path}
                path={path}
                element={
                  <ForStaff>
                    <Permitted anyOf={permissions} refusal={<NoAccessScreen />}>
                      <Screen />
                    </Permitted>
                  </ForStaff>
                }
              />
            ))}
            <Route path="*" element={<NotFoundScreen />} />
          </Routes>
        </ErrorBoundary>
      </StepUp>
    </Shell>
  );
}

/** Shows a page only to a logged-in person. Without a session the login page comes first and leads back. */
function ForStaff({ children }: { children: ReactNode }): ReactNode {
  const { pathname, search } = useLocation();
  if (useLoggedIn()) return children;
  return <Navigate to={`${urls.login}?redirectUrl=${encodeURIComponent(`/desk${pathname}${search}`)}`} replace />;
}
