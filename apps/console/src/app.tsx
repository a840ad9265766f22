import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { AccountSetup } from './account-setup/screen.tsx';
import { Account } from './account/screen.tsx';
import { Audit } from './audit/screen.tsx';
import { FileScreen } from './file/screen.tsx';
import { StepUp } from './form/step-up.tsx';
import { Login } from './login/screen.tsx';
import { useSignedIn } from './platform/session.ts';
import { urls } from './platform/urls.ts';
import { Applications } from './queue/applications.tsx';
import { Reviews } from './queue/reviews.tsx';
import { ForgotPassword } from './reset/forgot-password.tsx';
import { ResetPassword } from './reset/reset-password.tsx';
import { Boundary } from './shell/boundary.tsx';
import { NotHere } from './shell/not-here.tsx';
import { Shell } from './shell/shell.tsx';
import { Team } from './team/screen.tsx';

/** The only place where the paths of the desk are mounted; all stand below /desk. */
export function App(): ReactNode {
  return (
    <Shell>
      <StepUp>
        <Boundary>
          <Routes>
            <Route path="/login" element={<Login />} />
            <Route path="/forgot-password" element={<ForgotPassword />} />
            <Route path="/reset-password" element={<ResetPassword />} />
            <Route
              path="/account"
              element={
                <ForStaff>
                  <Account />
                </ForStaff>
              }
            />
            <Route path="/account-setup" element={<AccountSetup />} />
            <Route path="/" element={<Navigate to={urls.reviews} replace />} />
            <Route
              path="/reviews"
              element={
                <ForStaff>
                  <Reviews />
                </ForStaff>
              }
            />
            <Route
              path="/applications"
              element={
                <ForStaff>
                  <Applications />
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
                  <Team />
                </ForStaff>
              }
            />
            <Route
              path="/audit"
              element={
                <ForStaff>
                  <Audit />
                </ForStaff>
              }
            />
            <Route path="*" element={<NotHere />} />
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
