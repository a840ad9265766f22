import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { AccountSetupScreen } from './account-setup/account-setup-screen.tsx';
import { AccountScreen } from './account/account-screen.tsx';
import { AuditScreen } from './audit/audit-screen.tsx';
import { FileScreen } from './file/file-screen.tsx';
import { StepUp } from './form/step-up.tsx';
import { LoginScreen } from './login/login-screen.tsx';
import { useSignedIn } from './platform/session.ts';
import { urls } from './platform/urls.ts';
import { ApplicationsScreen } from './queue/applications-screen.tsx';
import { ReviewsScreen } from './queue/reviews-screen.tsx';
import { ForgotPasswordScreen } from './reset/forgot-password-screen.tsx';
import { ResetPasswordScreen } from './reset/reset-password-screen.tsx';
import { Boundary } from './shell/boundary.tsx';
import { NotFoundScreen } from './shell/not-found-screen.tsx';
import { Shell } from './shell/shell.tsx';
import { TeamScreen } from './team/team-screen.tsx';

/** The only place where the paths of the desk are mounted; all stand below /desk. */
export function App(): ReactNode {
  return (
    <Shell>
      <StepUp>
        <Boundary>
          <Routes>
            <Route path="/login" element={<LoginScreen />} />
            <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
            <Route path="/reset-password" element={<ResetPasswordScreen />} />
            <Route
              path="/account"
              element={
                <ForStaff>
                  <AccountScreen />
                </ForStaff>
              }
            />
            <Route path="/account-setup" element={<AccountSetupScreen />} />
            <Route path="/" element={<Navigate to={urls.reviews} replace />} />
            <Route
              path="/reviews"
              element={
                <ForStaff>
                  <ReviewsScreen />
                </ForStaff>
              }
            />
            <Route
              path="/applications"
              element={
                <ForStaff>
                  <ApplicationsScreen />
                </ForStaff>
              }
            />
            <Route
              path="/applications/:uuid/:part?"
              element={
                <ForStaff>
                  <FileScreen />
                </ForStaff>
              }
            />
            <Route
              path="/team"
              element={
                <ForStaff>
                  <TeamScreen />
                </ForStaff>
              }
            />
            <Route
              path="/audit"
              element={
                <ForStaff>
                  <AuditScreen />
                </ForStaff>
              }
            />
            <Route path="*" element={<NotFoundScreen />} />
          </Routes>
        </Boundary>
      </StepUp>
    </Shell>
  );
}

/** Without a session the sign-in comes first, and leads back here. */
function ForStaff({ children }: { children: ReactNode }): ReactNode {
  const { pathname, search } = useLocation();
  if (useSignedIn()) return children;
  return <Navigate to={`${urls.login}?redirectUrl=${encodeURIComponent(`/desk${pathname}${search}`)}`} replace />;
}
