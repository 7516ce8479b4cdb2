# Installed package: find_package(gamecert) gives gamecert::solve and the rooms below it.
include(GNUInstallDirs)
