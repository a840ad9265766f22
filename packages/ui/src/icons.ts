// The icons this product uses, one by one: the bundler drops what no page imports.
export {
  ArrowRight, Bell, Briefcase, Building, Calendar, Check, ChevronLeft, ChevronRight, CircleAlert, CircleCheck, Clock, CreditCard, Download, Eye, FileCheck, FileText, House,
  Info, Key, Landmark, LifeBuoy, Lock, LogOut, Mail, MapPin, Menu, MessageCircle, Minus, Percent, Phone, Plus, Printer, Repeat, Settings, ShieldCheck, Trees,
  TriangleAlert, Upload, User, X,
} from 'lucide-react';
