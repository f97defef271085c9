import { Dashboard } from '#web/features/dashboard/dashboard.tsx';
import { Greeting } from '#web/features/dashboard/greeting.tsx';

export default function DashboardPage() {
  return (
    <>
      <Greeting />
      <Dashboard />
    </>
  );
}
